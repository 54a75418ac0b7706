import type { ConsoleOperations } from '#src/shared/console/operations.ts';
import { text, optional } from '#server/console/fields.ts';
import { proposing, reading, writing, type Operation } from '#server/console/operation.ts';

// Compiled but never run: the console's screens must use the server's types of operations.

type Told<O extends { readonly input: unknown; readonly output: unknown }> = Operation & {
  readonly types?: { readonly takes: (input: O['input']) => void; readonly answers: O['output'] };
};
type Known = { input: { readonly name: string; readonly more?: string | undefined }; output: { readonly at: string } };

const fields = { name: text('Name.', 10), more: optional(text('More.', 10)) };
const run = () => Promise.resolve({ value: { at: new Date(0) } });

export const fits: Told<Known> = reading({ about: 'It fits.', roles: [], signatures: 'none', input: fields, run });

// @ts-expect-error the screens send a field that the operation does not know as one it needs
export const needsMore: Told<Known> = reading({
  about: '',
  roles: [],
  signatures: 'none',
  input: { ...fields, other: text('Needed.', 10) },
  run,
});

const runLess = () => Promise.resolve({ value: { other: 1 } });
// @ts-expect-error the answer lacks what the screens read
export const answersLess: Told<Known> = reading({ about: '', roles: [], signatures: 'none', input: fields, run: runLess });

export type EveryOperation = keyof ConsoleOperations;

// @ts-expect-error who must agree is said of every operation that writes: there is no default
export const unsigned = writing({ about: '', roles: [], input: fields, run });

// @ts-expect-error and of every one that reads
export const unsignedRead = reading({ about: '', roles: [], input: fields, run });

// @ts-expect-error two signatures are of operations that say first what they would do
export const alone = writing({ about: '', roles: [], signatures: 'two', input: fields, run });

const plan = () => Promise.resolve(null);
// @ts-expect-error an operation with a plan needs two signatures
export const planned = proposing({ about: '', roles: [], signatures: 'none', confirmedBy: [], input: fields, plan, apply: run });

// @ts-expect-error and says who gives the second one
export const unconfirmed = proposing({ about: '', roles: [], signatures: 'two', input: fields, plan, apply: run });
