import { isPlainObject, entriesOf, membersOf } from '../values/plainObject.ts';

export type FieldError = { readonly field: string; readonly message: string };

/** Reads `{ errors: { field: [{ message }] } }` (product §7). Other bodies have no errors. */
export function fieldErrorsIn(body: unknown): readonly FieldError[] {
  const errors = membersOf(membersOf(body)['errors']);
  return Object.entries(errors).flatMap(([field, told]) =>
    entriesOf(told).flatMap((each) =>
      isPlainObject(each) && typeof each['message'] === 'string' ? [{ field, message: each['message'] }] : [],
    ),
  );
}
