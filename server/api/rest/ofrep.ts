import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBot } from '#src/shared/site/bots.ts';
import { declarationOf, flagNames, isFlagName } from '#src/shared/flags/declared.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { AppDeps } from '../deps.ts';
import { viewerOf } from '../viewer.ts';
import { audienceOf } from '#server/platform/viewer.ts';
import { GENERIC } from '#server/platform/text/generic.ts';
import { type Audience, contentHash } from '#server/content/index.ts';
import type { Judgement } from '#server/content/targeting/judge.ts';
import { callerOf } from './caller.ts';

const PATH = '/ofrep/v1/evaluate/flags';
const MOST_BYTES = 16_384;

const reasons = { operator: 'STATIC', rule: 'TARGETING_MATCH', declaration: 'DEFAULT' } as const satisfies Readonly<
  Record<Judgement['by'], string>
>;

type Deps = Pick<AppDeps, 'config' | 'barredRecently' | 'identity' | 'layouts' | 'regionOfAddress'>;

/**
 * Evaluates one flag, or all flags with an ETag (OpenFeature, `POST /ofrep/v1/evaluate/flags`). Ignores the client's context. Bots get
 * default values.
 */
export function registerOfrep(app: FastifyInstance, deps: Deps): void {
  void app.register((scope, _options, ready) => {
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      void reply.code(400).header('cache-control', 'no-store');
      return reply.send({ errorCode: 'PARSE_ERROR', errorDetails: `${GENERIC} (${request.id})` });
    });

    scope.post(PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      if (!hasContext(request.body)) return refuseContext(reply);
      const whom = await audienceIn(deps, request);
      const answer = { flags: whom === null ? [] : flagNames.map((name) => evaluated(deps, name, whom)), metadata: {} };
      const etag = `"${contentHash(answer).slice(0, 32)}"`;
      void reply.headers({ etag, 'cache-control': 'no-store' });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(answer);
    });

    scope.post<{ Params: { key: string } }>(`${PATH}/:key`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
      const { key } = request.params;
      void reply.header('cache-control', 'no-store');
      if (!hasContext(request.body)) return refuseContext(reply, key);
      if (!isFlagName(key)) return reply.code(404).send({ key, errorCode: 'FLAG_NOT_FOUND', errorDetails: 'This flag is not declared.' });
      const whom = await audienceIn(deps, request);
      return whom === null ? { key, value: declarationOf(key).isOn, reason: 'DEFAULT' } : evaluated(deps, key, whom);
    });
    ready();
  });
}

async function audienceIn(deps: Deps, request: FastifyRequest): Promise<Audience | null> {
  const caller = callerOf(request);
  // Reading flags does not extend the session.
  return isBot(caller.header('user-agent')) ? null : audienceOf(await viewerOf(deps, caller, false));
}

function evaluated({ layouts, config }: Deps, key: string, whom: Audience) {
  const { isOn, by } = layouts.judgeFlag(key, whom) ?? { isOn: false, by: 'declaration' };
  return {
    key,
    value: isOn,
    variant: isOn ? 'on' : 'off',
    reason: reasons[by],
    metadata: { isOverridable: config.mode !== 'production' },
  };
}

function hasContext(body: unknown): boolean {
  return isPlainObject(body) && (!('context' in body) || isPlainObject(body['context']));
}

const refuseContext = (reply: FastifyReply, key?: string) =>
  reply
    .code(400)
    .send({ ...(key === undefined ? {} : { key }), errorCode: 'INVALID_CONTEXT', errorDetails: 'The context must be a JSON object.' });
