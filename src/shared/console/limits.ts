/** Limits of what operators type, for the forms and for the server that holds them against it. */

/** Why something is done. */
export const REASON_MIN = 3;
export const REASON_MAX = 500;
/** Whether the audit takes a text as a reason, once what is around it is trimmed. */
export const isReason = (text: string): boolean => text.trim().length >= REASON_MIN && text.trim().length <= REASON_MAX;

/** What a draft or a release is for. */
export const TITLE_MAX = 120;

/** Names of flags and segments. */
export const NAME_PATTERN = '^[a-z0-9][a-z0-9-]{0,39}$';
const NAME = new RegExp(NAME_PATTERN);
export const isName = (text: string): boolean => NAME.test(text);
/** Segments or flags of one audience. */
export const NAMES_MAX = 20;
/** Names parted by commas or spaces, each once. */
export const namesIn = (text: string): readonly string[] => [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
/** Why such a text is refused, as a sentence; null where it is not. */
export const whyNoNames = (text: string): string | null => {
  const names = namesIn(text);
  return names.every(isName) && names.length <= NAMES_MAX ? null : `Small letters, digits and hyphens; at most ${NAMES_MAX} names.`;
};

/** Ids of what the server keeps. */
export const ID_PATTERN = '^[A-Za-z0-9:_-]{1,80}$';
const ID = new RegExp(ID_PATTERN);
export const isId = (text: string): boolean => ID.test(text);

/** Families that a screen cannot do without, by law: only compliance switches their kinds. */
export const LEGAL_FAMILIES: ReadonlySet<string> = new Set(['forms', 'receiptLines']);
