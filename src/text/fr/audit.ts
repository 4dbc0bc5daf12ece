import type { Dictionary } from '../en';

export const audit: Dictionary = {
  'audit.sidesDiffer': 'Ronde {round} : les cellules de {games} se contredisent.',
  'audit.twice': 'Ronde {round} : {player} a plus d’une inscription.',
  'audit.nothing': 'Ronde {round} : {player} n’a ni partie, ni exemption, ni absence.',
  'audit.outPlays': 'Ronde {round} : {player} figure comme absent et joue.',
  'audit.forbidden': 'Ronde {round} : les réglages interdisent {games}.',
  'audit.repeat':
    'Ronde {round} : {games} a déjà eu lieu à la ronde {last}, et un appariement sans répétition était possible.',
  'audit.repeatNeeded':
    'Ronde {round} : {games} a déjà eu lieu à la ronde {last} ; il ne restait aucun appariement sans répétition.',
  'audit.byes': 'Ronde {round} : il y a {found} exemptions au lieu de {due} : {players}.',
  'audit.handicap': 'Ronde {round} : {games} a le handicap {found}, selon les règles {due}.',
  'audit.colour': 'Ronde {round} : {games} : selon les règles, {due} a Noir.',
  'audit.colourByLot': 'Ronde {round} : {games} : le sort donnait Noir à {due}.',
  'audit.dearer':
    'Ronde {round} : {games} au lieu de {best} rend la ronde moins bonne dans l’ensemble : {parts}.',
  'audit.cost': 'Coût de la différence, comme dans le rapport d’une ronde : {cost}.',
  'audit.worse':
    'Ronde {round} : {games} au lieu de {best} est moins bon. Le premier de ces critères décide : {parts}.',
  'audit.equal': 'Ronde {round} : {games} au lieu de {best} est tout aussi bon.',
  'audit.other': 'Ronde {round} : {games} ; selon les règles, c’est {best}.',
  'audit.byHand': 'Ronde {round} : saisi à la main avant l’appariement : {games}.',
  'audit.decided':
    'Ronde {round}, modifiée à la main dans l’aperçu : {decided}. Par rapport au meilleur appariement : {costs}',
  'audit.kept': 'La ronde {round} a été appariée de nouveau ; ces parties sont restées : {games}.',
  'audit.added': 'Ronde {round} : {games} n’était pas connu quand la ronde a été appariée.',
  'audit.corrected':
    'La ronde {round} a été appariée quand {games} de la ronde {of} était {was} ; c’est maintenant {now}. L’appariement est jugé sur ce qui était connu.',
  'audit.settingsChanged':
    'La ronde {round} a été appariée avec d’autres réglages que les actuels : {settings|settingName}. L’appariement est jugé selon ceux d’alors.',
  'audit.notReplayed': 'La ronde {round} ne peut pas être appariée de nouveau. {reason}',
  'audit.notInLog': 'La ronde {round} n’a pas été appariée par ce programme, ou son journal n’en dit rien.',
  'audit.acts': 'Actes irréguliers par ronde : décidés à la main, corrigés ou confirmés',
  'audit.place': '{player} a la place {found}, selon les règles {due}.',
  'audit.prize': '{player} a le prix {found}, selon les règles {due}.',
  'audit.round': 'Ronde {round} ({from}) : {legal}, {optimal}.',
  'audit.legal': 'conforme aux règles',
  'audit.notLegal': 'non conforme aux règles',
  'audit.same': 'le meilleur appariement',
  'audit.asGood': 'aussi bon que le meilleur appariement',
  'audit.given': 'le meilleur appariement autour des parties déjà fixées',
  'audit.notBest': 'pas le meilleur appariement',
  'audit.unknown': 'impossible à apparier de nouveau',
  'audit.byLog': 'd’après le journal',
  'audit.byList': 'd’après la liste',
  'sidebar.audit.clean': 'Rondes vérifiées : {rounds}. Tout est conforme aux règles.',
  'sidebar.audit.departures': 'Rondes vérifiées : {rounds}. Écarts par rapport aux règles : {count}.',
  'audit.placesRight': 'Les places de la liste sont celles que donnent les règles.',
  'menu.audit': 'Vérifier tout le tournoi',
  'sidebar.audit.title': 'Le tournoi entier',
  'sidebar.audit.ask': 'Vérifier tout le tournoi',
  'sidebar.audit.progress': 'Ronde {done} sur {rounds} vérifiée…',
};
