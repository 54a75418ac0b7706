import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Preview } from '#server/api/graphql/preview.ts';
import { compile, type FrameSites, type LayoutPublishing, type ServedLayouts } from '#server/content/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { OperatorRole } from '#server/platform/store/schema/console.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { type InputOf, schemaOf, type Shape } from './fields.ts';
import { OPERATOR_ROLES } from '#src/shared/console/operators.ts';

export type ConsoleDeps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly bus: Bus;
  readonly log: Logger;
  readonly layouts: Pick<ServedLayouts, 'switchedNow'>;
  readonly publishing: LayoutPublishing;
  readonly catalogue: Catalogue;
  readonly config: Pick<Config, 'brands'>;
  /** Sites that documents may frame. */
  readonly frames: FrameSites;
  /** How players' queries would be answered; absent where nobody looks, as in what happens by the clock. */
  readonly preview?: Preview;
};

/** Who is logged in to the console. */
export type Operator = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly sessionId: string;
};

/** What happens by the clock, or by what clients report, happens under this name. */
export const SYSTEM = { id: 'system', email: 'system', name: 'The server', role: 'compliance', sessionId: '' } as const satisfies Operator;

/** What an operation works with: one transaction, and what is to happen once it is committed. */
export type Work = {
  readonly trx: Trx;
  readonly operator: Operator;
  readonly now: Date;
  readonly deps: ConsoleDeps;
  readonly afterCommit: (effect: () => Promise<void>) => void;
};

/** The answer, and for the audit what it was about. */
export type Done<V extends object = object> = {
  readonly value: V;
  /** Makes the answer once the transaction is over: what reads the database by itself must not hold one connection while it waits for another. */
  readonly later?: () => Promise<NoInfer<V>>;
  readonly subject?: string;
  readonly detail?: object;
};

export type Operation = {
  readonly about: string;
  readonly roles: readonly OperatorRole[];
  /** A read changes nothing. It stands in the audit only when `isAudited`. */
  readonly isRead: boolean;
  readonly isAudited: boolean;
  /** JSON Schema of the input. */
  readonly input: object;
  readonly check: (input: unknown) => readonly { readonly path: string; readonly message: string }[];
  readonly run: (work: Work, input: unknown) => Promise<Done>;
};

/** An operation that also tells the compiler what it takes and what its answer is once it has travelled; nothing of that is there at run time. */
export type Declared<I, V> = Operation & { readonly types?: { readonly takes: (input: I) => void; readonly answers: Wire<V> } };

/** What becomes of a value on its way through JSON. */
type Wire<V> = V extends Date
  ? string
  : V extends readonly (infer E)[]
    ? readonly Wire<E>[]
    : V extends object
      ? { readonly [K in keyof V]: Wire<V[K]> }
      : V;

type Definition<S extends Shape, V extends object> = {
  readonly about: string;
  readonly roles: readonly OperatorRole[];
  readonly input: S;
  readonly run: (work: Work, input: InputOf<S>) => Promise<Done<V>>;
};

const define =
  (isRead: boolean, isAudited: boolean) =>
  <S extends Shape, V extends object>({ about, roles, input, run }: Definition<S, V>): Declared<InputOf<S>, V> => {
    const schema = schemaOf(input);
    return {
      about,
      roles,
      isRead,
      isAudited,
      input: schema,
      check: compile(schema),
      run: (work, checked) => run(work, checked as InputOf<S>),
    };
  };

/** An operation that changes something: in one transaction with its entry in the audit. */
export const writing = define(false, true);
/** An operation that only looks. */
export const reading = define(true, false);

/** One that looks at what belongs to a player: who looked is kept. */
export const readingOfPlayers = define(true, true);

export const EVERYBODY: readonly OperatorRole[] = OPERATOR_ROLES;
export const WRITERS: readonly OperatorRole[] = ['editor', 'approver', 'compliance'];
export const DECIDERS: readonly OperatorRole[] = ['approver', 'compliance'];
