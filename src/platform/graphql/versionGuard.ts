import { ApolloLink } from '@apollo/client';
import { map } from 'rxjs';
import { isPlainObject, membersOf } from '#src/shared/values/plainObject.ts';

const GUARDED: ReadonlySet<unknown> = new Set(['Balances', 'Betslip', 'PlacedBet']);
const MAX_REMEMBERED = 500;

type Versioned = { readonly __typename: string; readonly id: string; readonly version: string };
type Plain = Readonly<Record<string, unknown>>;

/** Protects newer events from older responses (design §5), because cache policies cannot compare versions. */
export class VersionGuard {
  readonly #newest = new Map<string, Versioned>();
  #left = 0;

  correct = (value: unknown): unknown => {
    if (Array.isArray(value)) return mapKept(value, this.correct);
    if (!isPlainObject(value)) return value;
    const corrected = this.#correctFields(value);
    return isVersioned(corrected) ? this.#admit(corrected) : corrected;
  };

  clear = (): void => {
    this.#newest.clear();
    this.#left += 1;
  };

  /** True for mutations whose player has logged out since, because a logout cannot abort mutations. */
  watch = ({ operationType }: Pick<ApolloLink.Operation, 'operationType'>): (() => boolean) => {
    const left = this.#left;
    return () => operationType === 'mutation' && this.#left > left;
  };

  #correctFields(object: Plain): Plain {
    let copy: Record<string, unknown> | null = null;
    for (const [name, value] of Object.entries(object)) {
      const corrected = this.correct(value);
      if (corrected !== value) (copy ??= { ...object })[name] = corrected;
    }
    return copy ?? object;
  }

  #admit(incoming: Versioned): Versioned {
    const key = `${incoming.__typename}:${incoming.id}`;
    const newest = this.#newest.get(key);
    this.#newest.delete(key);
    const admitted = newest && BigInt(incoming.version) < BigInt(newest.version) ? { ...incoming, ...newest } : incoming;
    this.#newest.set(key, admitted);
    const oldest = this.#newest.size > MAX_REMEMBERED ? this.#newest.keys().next().value : undefined;
    if (oldest !== undefined) this.#newest.delete(oldest);
    return admitted;
  }
}

function mapKept(values: readonly unknown[], act: (value: unknown) => unknown): readonly unknown[] {
  const mapped = values.map(act);
  return mapped.every((value, index) => value === values[index]) ? values : mapped;
}

// A malformed version must not end the stream.
const isVersioned = (value: Plain): value is Versioned =>
  GUARDED.has(value['__typename']) && typeof value['id'] === 'string' && /^\d+$/.test(String(value['version']));

/** Drops outdated responses, and responses to mutations sent before a logout. */
export const versionGuardLink = (guard: VersionGuard): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const hasLeft = guard.watch(operation);
    return forward(operation).pipe(
      map((result) =>
        'data' in result && result.data ? { ...result, data: hasLeft() ? null : membersOf(guard.correct(result.data)) } : result,
      ),
    );
  });
