import type { Dictionary } from '../en';

/** Players, rows that moved, and what Check offers to mend. */
export const registration: Dictionary = {
  'outcome.won': 'victoria',
  'outcome.lost': 'derrota',
  'outcome.jigo': 'jigo',
  'outcome.unknown': 'aún sin jugar',
  'outcome.black': 'negro',
  'outcome.white': 'blanco',
  'problem.duplicatePin': '{name} tiene el mismo número {pin} que {other} ({cell|a1}).',
  'mend.duplicatePin': 'Si es la misma persona dos veces, vacíe una de las filas; si no, corrija el número.',
  'problem.rankRatingApart':
    '{name} tiene el rango {rank} y el rating {rating}: hay más de ocho rangos entre ambos.',
  'mend.rankRatingApart': 'Corrija el que esté mal.',
  'problem.startAboveBar': '{name} empieza en {start}, por encima de la barra, que está en {score}.',
  'mend.startAboveBar':
    'Ponga Start como mucho en la barra, o vacíelo y decidirá el rango. Si es intencionado, está bien.',
  'action.mend': 'Corrección: {what}',
  'repair.take': 'Vale «{name}: {says|outcome}»',
  'repair.takeList': 'Vale la tabla: {says|result}',
  'repair.takeSheet': 'Vale la hoja: {says|result}',
  'repair.type': 'Escribir {text} en {cell|a1}',
  'repair.newSettings': 'Crear una hoja de ajustes nueva',
  'repair.announcement': 'Renovar el anuncio',
  'sidebar.mend.more': '{count} más de este tipo',
  'sidebar.mend.goTo': 'Ir a {sheet}, {cell}',
  'sidebar.mend.writing': 'Corrigiendo…',
  'matters.unread': 'Hasta entonces ahí no cuenta nada y no se puede emparejar ninguna ronda.',
  'matters.twoWords': 'Para cada uno cuenta su propia celda: puntos y puestos pueden ser falsos.',
  'matters.who': 'Los resultados encuentran a su jugador por número y nombre.',
  'matters.strength': 'De ello dependen el inicio, el handicap y los rivales.',
  'matters.rules': 'El torneo no se jugaría como se anunció.',
};
