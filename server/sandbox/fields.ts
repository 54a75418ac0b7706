import { isWhole } from '#server/platform/text/texts.ts';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { isPlainObject, membersOf, isWholeNumber, areTexts } from '#src/shared/values/plainObject.ts';

export class Fields {
  readonly problems: string[] = [];
  readonly #body: Readonly<Record<string, unknown>>;

  constructor(body: unknown) {
    this.#body = membersOf(body);
    if (!isPlainObject(body) && body !== undefined && body !== null) this.problems.push('Send a JSON object.');
  }

  has(name: string): boolean {
    return this.#body[name] !== undefined && this.#body[name] !== null;
  }

  text(name: string): string {
    const fits = (value: unknown): value is string =>
      typeof value === 'string' && value.length > 0 && value.length <= 256 && isWhole(value);
    return this.#read(name, fits, 'a text', '');
  }

  number(name: string, min: number, max: number): number {
    const fits = (value: unknown): value is number => typeof value === 'number' && value >= min && value <= max;
    return this.#read(name, fits, `a number from ${min} to ${max}`, min);
  }

  whole(name: string, min: number, max: number): number {
    const fits = (value: unknown): value is number => isWholeNumber(value) && value >= min && value <= max;
    return this.#read(name, fits, `a whole number from ${min} to ${max}`, min);
  }

  flag(name: string): boolean {
    return this.#read(name, (value): value is boolean => typeof value === 'boolean', 'true or false', false);
  }

  texts(name: string): readonly string[] {
    return this.#read(name, areTexts, 'a list of texts', []);
  }

  object(name: string): object {
    return this.#read<object>(name, isPlainObject, 'an object', {});
  }

  oneOf<T extends string>(names: readonly [T, ...T[]]): T {
    const present = names.filter((name) => this.has(name));
    if (present.length !== 1) this.problems.push(`Send exactly one of ${names.join(', ')}.`);
    return present[0] ?? names[0];
  }

  only(names: readonly string[]): void {
    for (const name of Object.keys(this.#body))
      if (!names.includes(name)) this.problems.push(`${name} is not known; known are ${names.join(', ') || 'no fields'}.`);
  }

  done<T>(value: T): Result<T, readonly string[]> {
    return this.problems.length > 0 ? refuse(this.problems) : ok(value);
  }

  #read<T>(name: string, fits: (value: unknown) => value is T, expected: string, otherwise: T): T {
    const value = this.#body[name];
    if (fits(value)) return value;
    this.problems.push(`${name} must be ${expected}.`);
    return otherwise;
  }
}
