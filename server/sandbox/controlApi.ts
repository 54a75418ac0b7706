import type { FastifyInstance } from 'fastify';
import { placeCodes } from '#server/platform/regions/regions.ts';
import { commands } from './commands/index.ts';
import { type Command, Conflict, NotFound, type SandboxDeps } from './command.ts';
import { Fields } from './fields.ts';
import { fromThisMachine, onThisMachine } from './thisMachine.ts';

/** Serves `POST /sandbox/<command>`, and the list of commands at `GET /sandbox`. Not in production. */
export function registerSandbox(app: FastifyInstance, deps: SandboxDeps): void {
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', onThisMachine);
    scope.addHook('onRequest', fromThisMachine);
    scope.get('/sandbox', () => ({
      commands: commands.map(({ path, about, fields }) => ({ method: 'POST', path: `/sandbox/${path}`, about, fields })),
      places: placeCodes,
    }));
    for (const command of commands) registerCommand(scope, command, deps);
    done();
  });
}

function registerCommand(scope: FastifyInstance, command: Command, deps: SandboxDeps): void {
  scope.post(`/sandbox/${command.path}`, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // Requires JSON, because forms of other sites can send other content types.
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      return reply.code(415).send({ message: 'Send application/json.' });
    const fields = new Fields(request.body);
    fields.only(command.fields);
    const judged = command.handle(deps, fields);
    if (!judged.ok) return reply.code(422).send({ message: judged.refusal.join(' '), problems: judged.refusal });
    try {
      const answer = await judged.value();
      deps.log.info({ event: 'sandbox', command: command.path });
      return answer;
    } catch (error) {
      if (error instanceof NotFound) return reply.code(404).send({ message: error.message });
      if (error instanceof Conflict) return reply.code(409).send({ message: error.message });
      throw error;
    }
  });
}
