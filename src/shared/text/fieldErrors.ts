import { isPlainObject, entriesOf, membersOf } from '../values/plainObject.ts';

/** What was refused of a call of REST, at a field. */
export type FieldError = { readonly field: string; readonly message: string };

/** The messages of a body `{ errors: { field: [{ message }] } }` (product §7), in its order; anything else tells nothing. */
export function fieldErrorsIn(body: unknown): readonly FieldError[] {
  const errors = membersOf(membersOf(body)['errors']);
  return Object.entries(errors).flatMap(([field, told]) =>
    entriesOf(told).flatMap((each) =>
      isPlainObject(each) && typeof each['message'] === 'string' ? [{ field, message: each['message'] }] : [],
    ),
  );
}
