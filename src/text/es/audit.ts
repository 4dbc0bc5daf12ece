import type { Dictionary } from '../en';

export const audit: Dictionary = {
  'audit.sidesDiffer': 'Ronda {round}: las celdas de {games} se contradicen.',
  'audit.twice': 'Ronda {round}: {player} tiene más de una anotación.',
  'audit.nothing': 'Ronda {round}: {player} no tiene ni partida ni bye ni ausencia.',
  'audit.outPlays': 'Ronda {round}: {player} figura como ausente y juega.',
  'audit.forbidden': 'Ronda {round}: los ajustes prohíben {games}.',
  'audit.repeat':
    'Ronda {round}: {games} ya se jugó en la ronda {last}, y era posible un emparejamiento sin repetición.',
  'audit.repeatNeeded':
    'Ronda {round}: {games} ya se jugó en la ronda {last}; no quedaba ningún emparejamiento sin repetición.',
  'audit.byes': 'Ronda {round}: hay {found} byes y deberían ser {due}: {players}.',
  'audit.handicap': 'Ronda {round}: {games} tiene hándicap {found}; según las reglas, {due}.',
  'audit.colour': 'Ronda {round}: {games}: según las reglas, {due} lleva Negro.',
  'audit.colourByLot': 'Ronda {round}: {games}: el sorteo dio Negro a {due}.',
  'audit.dearer': 'Ronda {round}: {games} en lugar de {best} empeora la ronda en conjunto: {parts}.',
  'audit.cost': 'Coste de la diferencia, como en el informe de una ronda: {cost}.',
  'audit.worse':
    'Ronda {round}: {games} en lugar de {best} es peor. Decide el primero de estos criterios: {parts}.',
  'audit.equal': 'Ronda {round}: {games} en lugar de {best} es igual de bueno.',
  'audit.other': 'Ronda {round}: {games}; según las reglas es {best}.',
  'audit.byHand': 'Ronda {round}: escrito a mano antes del emparejamiento: {games}.',
  'audit.decided':
    'Ronda {round}, cambiada a mano en la vista previa: {decided}. Frente al mejor emparejamiento: {costs}',
  'audit.kept': 'La ronda {round} se emparejó de nuevo; estas partidas se mantuvieron: {games}.',
  'audit.added': 'Ronda {round}: {games} no se conocía cuando se emparejó la ronda.',
  'audit.corrected':
    'La ronda {round} se emparejó cuando {games} de la ronda {of} era {was}; ahora es {now}. El emparejamiento se juzga por lo que se sabía.',
  'audit.settingsChanged':
    'La ronda {round} se emparejó con ajustes distintos de los actuales: {settings|settingName}. El emparejamiento se juzga por los de entonces.',
  'audit.notReplayed': 'La ronda {round} no se puede volver a emparejar. {reason}',
  'audit.notInLog': 'La ronda {round} no fue emparejada por este programa, o su registro no lo dice.',
  'audit.acts': 'Actos irregulares por ronda: decididos a mano, corregidos o confirmados',
  'audit.place': '{player} tiene el puesto {found}; según las reglas, el {due}.',
  'audit.prize': '{player} tiene el premio {found}; según las reglas, {due}.',
  'audit.round': 'Ronda {round} ({from}): {legal}, {optimal}.',
  'audit.legal': 'conforme a las reglas',
  'audit.notLegal': 'no conforme a las reglas',
  'audit.same': 'el mejor emparejamiento',
  'audit.asGood': 'tan bueno como el mejor emparejamiento',
  'audit.given': 'el mejor emparejamiento en torno a las partidas ya fijadas',
  'audit.notBest': 'no es el mejor emparejamiento',
  'audit.unknown': 'no se puede volver a emparejar',
  'audit.byLog': 'según el registro',
  'audit.byList': 'según la lista',
  'sidebar.audit.clean': 'Rondas comprobadas: {rounds}. Todo es como dicen las reglas.',
  'sidebar.audit.departures': 'Rondas comprobadas: {rounds}. Desviaciones de las reglas: {count}.',
  'audit.placesRight': 'Los puestos de la lista son los que dan las reglas.',
  'menu.audit': 'Comprobar todo el torneo',
  'sidebar.audit.title': 'Todo el torneo',
  'sidebar.audit.ask': 'Comprobar todo el torneo',
  'sidebar.audit.progress': 'Ronda {done} de {rounds} comprobada…',
};
