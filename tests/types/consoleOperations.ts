import type { ConsoleOperations } from '#src/shared/console/operations.ts';
import { text, optional } from '#server/console/fields.ts';
import { reading, type Operation } from '#server/console/operation.ts';

// Compiled, never run: what the screens are told of the server's operations must be what the server declares.

type Told<O extends { readonly input: unknown; readonly output: unknown }> = Operation & {
  readonly types?: { readonly takes: (input: O['input']) => void; readonly answers: O['output'] };
};
type Known = { input: { readonly name: string; readonly more?: string | undefined }; output: { readonly at: string } };

const fields = { name: text('Name.', 10), more: optional(text('More.', 10)) };
const run = () => Promise.resolve({ value: { at: new Date(0) } });

export const fits: Told<Known> = reading({ about: 'It fits.', roles: [], input: fields, run });

// @ts-expect-error the screens send a field that the operation does not know as one it needs
export const needsMore: Told<Known> = reading({ about: '', roles: [], input: { ...fields, other: text('Needed.', 10) }, run });

const runLess = () => Promise.resolve({ value: { other: 1 } });
// @ts-expect-error the answer lacks what the screens read
export const answersLess: Told<Known> = reading({ about: '', roles: [], input: fields, run: runLess });

export type EveryOperation = keyof ConsoleOperations;
