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
  readonly frames: FrameSites;
  /** Absent in scheduled jobs. */
  readonly preview?: Preview;
};

export type Operator = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly sessionId: string;
};

/** Actor of scheduled jobs and client reports. */
export const SYSTEM = { id: 'system', email: 'system', name: 'The server', role: 'compliance', sessionId: '' } as const satisfies Operator;

export type Work = {
  readonly trx: Trx;
  readonly operator: Operator;
  readonly now: Date;
  readonly deps: ConsoleDeps;
  readonly afterCommit: (effect: () => Promise<void>) => void;
};

export type Done<V extends object = object> = {
  readonly value: V;
  /** Runs after the transaction: a second connection could exhaust the pool. */
  readonly later?: () => Promise<NoInfer<V>>;
  readonly subject?: string;
  readonly detail?: object;
};

export type Operation = {
  readonly about: string;
  readonly roles: readonly OperatorRole[];
  /** True for a read, audited only if `isAudited`. */
  readonly isRead: boolean;
  readonly isAudited: boolean;
  readonly input: object;
  readonly check: (input: unknown) => readonly { readonly path: string; readonly message: string }[];
  readonly run: (work: Work, input: unknown) => Promise<Done>;
};

/** `types` never exists at run time. */
export type Declared<I, V> = Operation & { readonly types?: { readonly takes: (input: I) => void; readonly answers: Wire<V> } };

/** Type after JSON serialization. */
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

/** Audited in the same transaction. */
export const writing = define(false, true);
export const reading = define(true, false);

export const readingOfPlayers = define(true, true);

export const EVERYBODY: readonly OperatorRole[] = OPERATOR_ROLES;
export const WRITERS: readonly OperatorRole[] = ['editor', 'approver', 'compliance'];
export const DECIDERS: readonly OperatorRole[] = ['approver', 'compliance'];
