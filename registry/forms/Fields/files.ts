import { t } from '#src/shared/text/t.ts';
import { textsIn } from '#src/shared/values/plainObject.ts';

export type FileLimits = { readonly accept: readonly string[]; readonly maxBytes: number };

const NAMES: Readonly<Record<string, string>> = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'application/pdf': 'PDF' };

export const limitsIn = ({ accept, maxBytes }: Readonly<Record<string, unknown>>): FileLimits => ({
  accept: textsIn(accept),
  maxBytes: typeof maxBytes === 'number' ? maxBytes : 0,
});

export const limitsInWords = ({ accept, maxBytes }: FileLimits): string =>
  t`${accept.map((type) => NAMES[type] ?? type).join(', ')}, up to ${sizeInWords(maxBytes)}`;

/** Returns why the file's type or size is refused, or null. The server also checks the content. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>, limits: FileLimits): string | null {
  if (!limits.accept.includes(type))
    return t`We can’t use this type of file. Choose ${limits.accept.map((each) => NAMES[each] ?? each).join(', ')}.`;
  if (size === 0) return t`This file is empty. Choose another one.`;
  return size > limits.maxBytes ? t`This file is larger than ${sizeInWords(limits.maxBytes)}. Choose a smaller one.` : null;
}

const sizeInWords = (bytes: number): string => (bytes >= 1_000_000 ? t`${bytes / 1_000_000} MB` : t`${Math.round(bytes / 100) / 10} kB`);

const names = new Map<string, string>();
export const rememberName = (id: string, name: string): void => void names.set(id, name);
export const nameOf = (id: string): string | null => names.get(id) ?? null;
