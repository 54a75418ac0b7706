/** What is wrong with one field, in the player's words. `field` is empty when the whole answer is at fault. */
export type Problem = { readonly field: string; readonly message: string };

type Json = Readonly<Record<string, unknown>>;

export const isPlainObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks an answer against a form's schema: one flat object of booleans, texts and whole numbers. Words it does not know are passed over. */
export function problemsOf(schema: unknown, answer: unknown): readonly Problem[] {
  if (!isPlainObject(schema)) return [];
  if (!isPlainObject(schema['properties'])) return fieldProblem(schema, answer).map((message) => ({ field: '', message }));
  if (!isPlainObject(answer)) return [{ field: '', message: 'Fill in the form.' }];
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(schema['properties']).flatMap(([field, part]) => {
    const value = Object.hasOwn(answer, field) ? answer[field] : undefined;
    const isEmpty = value === undefined || value === null || value === '';
    if (isEmpty) return required.includes(field) ? [{ field, message: 'This field is required.' }] : [];
    return isPlainObject(part) ? fieldProblem(part, value).map((message) => ({ field, message })) : [];
  });
}

function fieldProblem(schema: Json, value: unknown): readonly string[] {
  const { type, oneOf } = schema;
  if (Object.hasOwn(schema, 'const') && value !== schema['const']) return ['Choose one of the options.'];
  if (Array.isArray(oneOf) && !oneOf.some((choice) => isPlainObject(choice) && choice['const'] === value))
    return ['Choose one of the options.'];
  if (type === 'boolean') return typeof value === 'boolean' ? [] : ['Answer yes or no.'];
  if (type === 'integer') return numberProblem(schema, value);
  return type === 'string' ? textProblem(schema, value) : [];
}

function numberProblem({ minimum, maximum }: Json, value: unknown): readonly string[] {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return ['Enter a whole number.'];
  if (typeof minimum === 'number' && value < minimum) return [`Enter ${minimum} or more.`];
  return typeof maximum === 'number' && value > maximum ? [`Enter ${maximum} or less.`] : [];
}

function textProblem({ minLength, maxLength, pattern }: Json, value: unknown): readonly string[] {
  if (typeof value !== 'string') return ['Enter a text.'];
  // Characters as people count them, as JSON Schema does.
  const length = [...value].length;
  if (typeof minLength === 'number' && length < minLength) return [`Enter at least ${minLength} characters.`];
  if (typeof maxLength === 'number' && length > maxLength) return [`Enter at most ${maxLength} characters.`];
  return typeof pattern === 'string' && !matches(pattern, value) ? ['This does not have the right form.'] : [];
}

/** A pattern that is none refuses nothing: the server decides. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}
