export const REASON_MIN = 3;
export const REASON_MAX = 500;
export const isReason = (text: string): boolean => text.trim().length >= REASON_MIN && text.trim().length <= REASON_MAX;

export const TITLE_MAX = 120;

export const NAME_PATTERN = '^[a-z0-9][a-z0-9-]{0,39}$';
const NAME = new RegExp(NAME_PATTERN);
export const isName = (text: string): boolean => NAME.test(text);
/** Maximum of segments or flags per audience. */
export const NAMES_MAX = 20;
export const namesIn = (text: string): readonly string[] => [...new Set(text.split(/[\s,]+/).filter((name) => name !== ''))];
export const whyNoNames = (text: string): string | null => {
  const names = namesIn(text);
  return names.every(isName) && names.length <= NAMES_MAX ? null : `Small letters, digits and hyphens; at most ${NAMES_MAX} names.`;
};

export const ID_PATTERN = '^[A-Za-z0-9:_-]{1,80}$';
const ID = new RegExp(ID_PATTERN);
export const isId = (text: string): boolean => ID.test(text);

/** At most 254 characters (RFC 5321), and 63 in the host's last label (RFC 1035). */
export const EMAIL_PATTERN = '^(?=.{1,254}$)[^\\s@]{1,100}@[^\\s@]{1,189}\\.[^\\s@.]{1,63}$';
const EMAIL = new RegExp(EMAIL_PATTERN);
export const isEmail = (text: string): boolean => EMAIL.test(text);
export const OPERATOR_NAME_MAX = 80;

/** Only compliance may switch off kinds in these families. */
export const LEGAL_FAMILIES: ReadonlySet<string> = new Set(['forms', 'receiptLines']);
