export type WhoAnswer = 'other' | 'same' | 'leave';

export type WhoAnswers = Readonly<Record<string, WhoAnswer>>;
