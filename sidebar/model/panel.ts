import type {
  Chart,
  Choice,
  GameOfRound,
  FieldRemark,
  NewTournamentForm,
  PartView,
  PlaceRow,
  PlayerChange,
  PreviewGame,
  Remarkable,
  ResultCode,
  ResultsOfRound,
  Request,
  SimulationRow,
  SimulationWish,
  View,
  WhoAnswers,
  WhyView,
} from '../../src/application/protocol/protocol';
import type { FileKind, ListName, SaidOfFile } from '../../src/exchange/part';
import type { DeskForm, DeskPerson } from './desk';
import type { RowChoice } from './entry';
import type { HalfWay } from './halfWay';
import type { FileWish } from './wish';

export type GroupsScreen = Extract<View, { readonly view: 'groups' }>;
export type PlayersScreen = Extract<View, { readonly view: 'players' }>;

/** A screen as data: `view/` makes it from an answer, `draw/` turns it into elements. */
export interface Panel {
  readonly heading: string;
  readonly parts: readonly PanelPart[];
  /** The one blue button, which Enter presses; none where nothing is proposed. */
  readonly primary: Button | undefined;
  readonly others: readonly Button[];
  /** The games of a round, one a line, under all else; what is said of the chosen one stands at the foot. */
  readonly results?: ResultsOfRound;
  /** Seldom wanted here: behind ⋯ at the end of the buttons. */
  readonly more?: readonly Button[];
  /** The field at the desk, above all parts; it stays while these change. */
  readonly desk?: DeskForm;
  /** Stands under all else at the desk. */
  readonly below?: readonly PanelPart[];
  /** Stands in the menu. */
  readonly menu?: readonly Button[];
  /** The deed of Esc; undefined where there is no way back. */
  readonly back: ButtonAction | undefined;
}

/** Behind a button: somebody else, the likely ones first and all others behind one more. */
export interface PersonChoice {
  readonly label: string;
  readonly title: string;
  readonly people: readonly PersonToChoose[];
  readonly others: { readonly label: string; readonly people: readonly PersonToChoose[] };
}

export interface PersonToChoose {
  readonly name: string;
  /** Empty where nothing is to be said. */
  readonly said: string;
  readonly does: ButtonAction;
}

export type PanelPart =
  | { readonly part: 'text'; readonly text: string }
  /** The rules that the event is held by, or in what it is not. */
  | { readonly part: 'rules'; readonly text: string }
  /** The list that the screen speaks of; the others open with a press. */
  | { readonly part: 'lists'; readonly now: string; readonly others: readonly Button[] }
  | { readonly part: 'subheading'; readonly text: string }
  | { readonly part: 'counts'; readonly rows: readonly Count[] }
  | { readonly part: 'progress'; readonly label: string; readonly known: number; readonly total: number }
  | { readonly part: 'lines'; readonly lines: readonly string[] }
  | { readonly part: 'details'; readonly summary: string; readonly lines: readonly string[] }
  | { readonly part: 'remarks'; readonly remarks: readonly Remarkable[] }
  /** Questions, each with its answers as buttons; the one taken is pressed. */
  | {
      readonly part: 'questions';
      readonly questions: readonly PanelQuestion[];
      /** Answers to all of them at once. */
      readonly forAll: readonly Button[];
    }
  /** Links to cells, under a sentence that says what they are about. */
  | { readonly part: 'places'; readonly places: readonly Remarkable[] }
  /** `named`: one with somebody's name in it, who can be another, and is again who it was by `back`. */
  | {
      readonly part: 'facts';
      readonly facts: readonly string[];
      readonly named?: string;
      readonly another?: PersonChoice | undefined;
      readonly back?: Button | undefined;
    }
  /** A question of the moment: its first answer is blue, and that of the screen no more. */
  | { readonly part: 'asked now'; readonly text: string; readonly answers: readonly AnswerNow[] }
  | {
      readonly part: 'people';
      readonly summary: string;
      readonly rows: readonly {
        readonly name: string;
        readonly why: string;
        readonly button: Button | undefined;
      }[];
    }
  | { readonly part: 'known'; readonly summary: string; readonly remarks: readonly Remarkable[] }
  | {
      readonly part: 'toggles';
      readonly heading: string;
      readonly toggles: readonly {
        readonly label: string;
        readonly isOn: boolean;
        readonly does: ButtonAction;
      }[];
    }
  | {
      readonly part: 'button rows';
      readonly heading: string;
      readonly rows: readonly (readonly Button[])[];
    }
  /** Small buttons that turn to another of the same kind, under what this one is. */
  | { readonly part: 'leafing'; readonly text: string | undefined; readonly buttons: readonly Button[] }
  | PairingPart
  /** The games of a preview, to be changed by hand. */
  | { readonly part: 'hand games'; readonly view: Extract<View, { readonly view: 'preview' }> }
  /** Fields to type into; their names are those of the request. */
  | { readonly part: 'fields'; readonly fields: readonly TypedField[] }
  /** Some are chosen of many. */
  | { readonly part: 'ticks'; readonly people: PartView['people']; readonly sets: PartView['sets'] }
  /** A row for everybody: who plays which rounds, or who is there. */
  | { readonly part: 'players'; readonly view: PlayersScreen }
  /** The field by rank with its bars as lines. */
  | { readonly part: 'field'; readonly view: GroupsScreen }
  /** Choices of which one is taken each; `name` is a field of the request. */
  | { readonly part: 'choices'; readonly groups: readonly ChoiceGroup[] }
  /** A question about two players; the answer stands under it. */
  | {
      readonly part: 'why';
      readonly players: readonly string[];
      readonly why: WhyView | undefined;
      /** An answer about one of these stands beside it. */
      readonly games: readonly PreviewGame[];
      readonly ask: (first: string, second: string) => ButtonAction;
    }
  | {
      readonly part: 'offer';
      readonly text: string;
      readonly button: Button;
      /** It goes with the first result, but not from under the pointer. */
      readonly untilLeft?: true;
    }
  | {
      readonly part: 'simulation form';
      readonly wish: SimulationWish;
      readonly players: number;
      readonly problems: readonly Remarkable[];
    }
  /** Numbers with their intervals, a column for each name. */
  | { readonly part: 'figures'; readonly names: readonly string[]; readonly rows: readonly SimulationRow[] }
  | { readonly part: 'file form'; readonly wish: FileWish }
  | { readonly part: 'paste form'; readonly label: string }
  /** By the standings as they are. */
  | { readonly part: 'standings'; readonly score: string; readonly rows: readonly PlaceRow[] }
  | { readonly part: 'chart'; readonly chart: Chart; readonly names: readonly string[] }
  | { readonly part: 'form'; readonly draft: NewTournamentForm; readonly problems: readonly FieldRemark[] };

/** The games of a preview, and what can be asked and done about one of them; undefined where it cannot. */
export interface PairingPart {
  readonly part: 'pairing';
  readonly games: readonly PreviewGame[];
  readonly why: WhyView | undefined;
  readonly may: {
    readonly ask: ((first: string, second: string) => ButtonAction) | undefined;
    readonly part: ((players: readonly [number, number]) => ButtonAction) | undefined;
  };
}

export interface PanelQuestion {
  readonly sentence: string;
  readonly lines: readonly string[];
  /** Whether it waits for an answer, or leaves somebody out. */
  readonly isOpen: boolean;
  readonly answers: readonly (Button & { readonly isTaken: boolean })[];
}

export interface TypedField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'line' | 'number' | 'lines';
  readonly value: string;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean;
}

export interface ChoiceGroup {
  readonly name: string;
  readonly heading: string;
  readonly choices: readonly Choice[];
  /** Whether one is picked from a list, where there are many. */
  readonly isLong?: boolean;
}

/** A game by its round and its players as the view names them. */
export const gameKey = (round: number, { black, white }: Pick<GameOfRound, 'black' | 'white'>): string =>
  JSON.stringify([round, black, white]);

/** The name of the box of somebody who can be chosen. */
export const tickOf = (no: number): string => `tick-${no}`;

export interface Count {
  readonly label: string;
  readonly value: string | number;
}

export interface AnswerNow extends Button {
  /** Stands under the button. */
  readonly means?: string;
}

export interface Button {
  readonly label: string;
  readonly does: ButtonAction;
  /** Where it leads, if the label does not say so. */
  readonly to?: string;
}

/** The deed of a button: a request to the spreadsheet, or something within the panel. */
export type ButtonAction =
  | { readonly deed: 'ask'; readonly request: Request }
  /** Chooses a game of the results by its place among them; nothing is entered. */
  | { readonly deed: 'choose row'; readonly at: number; readonly column: RowChoice['column'] }
  /** A result for the chosen game, or '' to take it back; sure: what stands there was said. */
  | { readonly deed: 'enter'; readonly result: ResultCode | ''; readonly isSure?: true }
  | { readonly deed: 'take last back' }
  | { readonly deed: 'type at the desk'; readonly typed: Pick<HalfWay, 'line' | 'paste'> }
  | {
      readonly deed: 'row';
      readonly row: Partial<Pick<RowChoice, 'question' | 'more' | 'clears' | 'begins'>>;
    }
  /** Asks whether all results of the round are to be cleared; sure: clears them. */
  | { readonly deed: 'clear results'; readonly isSure: boolean }
  /** Sends the results once more that were not saved. */
  | { readonly deed: 'save results again' }
  /** Saved at once. */
  | { readonly deed: 'change players'; readonly changes: readonly PlayerChange[] }
  /** Takes the last of these back. */
  | { readonly deed: 'take back players' }
  /** Sends again what was not saved. */
  | { readonly deed: 'save again' }
  /** Puts in whoever is chosen at the desk, or looks at what was pasted. */
  | { readonly deed: 'put in' }
  /** Somebody registers at the desk. */
  | { readonly deed: 'register'; readonly person: DeskPerson; readonly round: string }
  | { readonly deed: 'answer arrival'; readonly key: number; readonly answers: WhoAnswers }
  | { readonly deed: 'leave arrival'; readonly key: number }
  | { readonly deed: 'arrivals again' }
  /** The lists at the desk: opened, taken after a question, forgotten; the book of regulars. */
  | { readonly deed: 'open list' }
  | { readonly deed: 'take list'; readonly isInstead: boolean }
  | { readonly deed: 'leave list' }
  | { readonly deed: 'forget list'; readonly name: ListName }
  | { readonly deed: 'rank by'; readonly rating: boolean }
  | { readonly deed: 'remember players' }
  | { readonly deed: 'save book' }
  /** Begins to change a preview by hand, or ends it. */
  | { readonly deed: 'work by hand'; readonly on: boolean; readonly request?: Request }
  /** Makes a print of a round and shows it at once; the label says which in the status line. */
  | { readonly deed: 'print'; readonly kind: FileKind; readonly round: number; readonly label: string }
  /** Opens the registration at one of its fields; the examples are cleared before. */
  | { readonly deed: 'to the desk'; readonly field: 'text' | 'line'; readonly clears: boolean }
  | { readonly deed: 'fill form' }
  | { readonly deed: 'submit form' }
  /** Asks with what was chosen in the groups of the screen. */
  | { readonly deed: 'choose'; readonly request: (chosen: Readonly<Record<string, string>>) => Request }
  /** Puts the lines over the field where they suit the rounds. */
  | { readonly deed: 'suit lines' }
  /** Plays events by the form, or asks for a suggestion. */
  | { readonly deed: 'play'; readonly purpose: SimulationWish['purpose'] }
  | { readonly deed: 'stop' }
  | { readonly deed: 'choose file' }
  /** Reads the file again, as the organiser says. */
  | { readonly deed: 'read file'; readonly said: SaidOfFile }
  /** Asks for a rating list, as a file or pasted. */
  | { readonly deed: 'ask for ratings' }
  /** Asks for another copy of the event. */
  | { readonly deed: 'ask for copy' }
  | { readonly deed: 'read pasted' }
  /** Makes the file that the form says; with `kind` that one, whatever it says. */
  | { readonly deed: 'make file'; readonly kind?: FileKind }
  | { readonly deed: 'make event page' }
  /** One a press: a browser asks before it takes a second file. */
  | { readonly deed: 'save file'; readonly name: string }
  /** Shows the page that was made in a tab of its own, and offers to print it. */
  | { readonly deed: 'show page'; readonly prints: boolean }
  | { readonly deed: 'play on' }
  | { readonly deed: 'back' };

export const asks = (request: Request): ButtonAction => ({ deed: 'ask', request });
export const text = (words: string): PanelPart => ({ part: 'text', text: words });
export const LOOK: ButtonAction = asks({ ask: 'state' });
