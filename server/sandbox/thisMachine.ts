import type { onRequestAsyncHookHandler } from 'fastify';

const NAMES = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const isThisMachine = (host: string | undefined): boolean => NAMES.test(host ?? '');

/** Refuses requests to other host names, against DNS rebinding. */
export const onThisMachine: onRequestAsyncHookHandler = async (request, reply) => {
  if (!isThisMachine(request.headers.host)) return reply.code(421).send({ message: 'The sandbox answers localhost alone.' });
};

/** Refuses requests from other sites' pages. Accepts requests without an origin: they come from no browser. */
export const fromThisMachine: onRequestAsyncHookHandler = async (request, reply) => {
  const { origin } = request.headers;
  if (origin !== undefined && !(URL.canParse(origin) && isThisMachine(new URL(origin).host)))
    return reply.code(403).send({ message: 'The sandbox takes no commands of other sites.' });
};
