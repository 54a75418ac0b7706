import type { ExecutionArgs, GraphQLError } from 'graphql';
import type { Context, SubscribePayload } from 'graphql-ws';
import type { SocketExtra, SocketOptions } from './socket.ts';

export type Enveloping = {
  readonly getEnveloped: (initial: object) => {
    readonly schema: unknown;
    readonly execute: (args: never) => unknown;
    readonly subscribe: (args: never) => unknown;
    readonly contextFactory: () => unknown;
    readonly parse: (query: string) => unknown;
    readonly validate: (schema: never, document: never) => readonly Error[];
  };
};

type Enveloped = ExecutionArgs & {
  readonly rootValue: { readonly execute: (args: ExecutionArgs) => unknown; readonly subscribe: (args: ExecutionArgs) => unknown };
};
export type YogaOperationsOptions<V> = {
  readonly contextOf: (extra: SocketExtra<V>, payload: SubscribePayload, params: Readonly<Record<string, unknown>>) => object;
  /** Returns the document of a request. Throws a `GraphQLError` to refuse the operation. */
  readonly queryOf?: (payload: SubscribePayload) => string | Promise<string>;
};

/** Executes operations with the same context, limits and error masking as over HTTP. */
export function yogaOperations<V>(yoga: Enveloping, { contextOf, queryOf }: YogaOperationsOptions<V>): SocketOptions<V>['operations'] {
  const call = (name: 'execute' | 'subscribe') => (args: ExecutionArgs) => (args as Enveloped).rootValue[name](args) as never;
  return {
    execute: call('execute'),
    subscribe: call('subscribe'),
    onSubscribe: async (context: Context<Record<string, unknown>, SocketExtra<V>>, _id: string, payload: SubscribePayload) => {
      const query = queryOf ? await queryOf(payload) : payload.query;
      const params = { ...payload, query };
      const enveloped = yoga.getEnveloped({ ...contextOf(context.extra, payload, context.connectionParams ?? {}), params });
      const document = enveloped.parse(query);
      const errors = enveloped.validate(enveloped.schema as never, document as never);
      if (errors.length > 0) return errors as readonly GraphQLError[];
      return {
        schema: enveloped.schema,
        operationName: payload.operationName,
        document,
        variableValues: payload.variables,
        contextValue: await enveloped.contextFactory(),
        rootValue: { execute: enveloped.execute, subscribe: enveloped.subscribe },
      } as never;
    },
  };
}
