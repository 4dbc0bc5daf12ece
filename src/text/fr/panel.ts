import type { Dictionary } from '../en';

/** The words of the panel's frame and of its screens for a round. */
export const panel: Dictionary = {
  'sidebar.place.line': 'Tournoi',
  'sidebar.place.players': 'Joueurs',
  'sidebar.place.places': 'Rangs',
  'sidebar.place.round': 'Ronde {round}',
  'sidebar.place.complete': '{place}, complète',
  'sidebar.place.playing': '{place}, en cours, {known} résultats sur {total}',
  'sidebar.place.written': '{place}, écrite, non publiée',
  'sidebar.place.next': '{place}, la prochaine',
  'sidebar.place.later': '{place}, plus tard',
  'sidebar.place.earlierRounds': 'Rondes précédentes',
  'sidebar.place.laterRounds': 'Rondes suivantes, {rounds} en tout',
  'sidebar.menu': 'Menu',
  'sidebar.menu.rounds': 'Toutes les rondes',
  'sidebar.menu.files': 'Imprimer et fichiers',
  'sidebar.menu.check': 'Vérifier la liste',
  'sidebar.menu.standings': 'Classement et prix',
  'sidebar.menu.settings': 'Réglages',
  'sidebar.menu.simulate': 'Essayer (simuler)',
  'sidebar.help.close': 'Fermer l’aide',
  'sidebar.later.heading': 'La ronde {first} vient d’abord',
  'sidebar.later.text': 'La ronde {round} est appariée quand la ronde {first} est complète.',
  'sidebar.places.nobody': 'Personne n’a encore de rang.',
};
