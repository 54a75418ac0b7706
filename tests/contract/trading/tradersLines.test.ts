import { expect, it } from 'vitest';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

it('a void names a market with its line, which tells it from its alternates', async () => {
  const trader = await OperatorClient.as(server(), 'trader');
  const weighed = (scope: string, target: string) => trader.try('weighBets', { scope, target });
  const spread = await server()
    .app.deps.db.selectFrom('selections')
    .innerJoin('markets', 'markets.id', 'selections.market_id')
    .select(['selections.id', 'selections.name', 'points', 'market_id as market', 'markets.name as marketName'])
    .where('markets.type', '=', 'alternate-spread')
    .where('selections.type', '=', 'away')
    .where('points', '>', 0)
    .executeTakeFirstOrThrow();
  const line = `${spread.name} +${Number(spread.points) / 100}`;
  expect(await trader.run('weighBets', { scope: 'market', target: spread.market })).toMatchObject({
    name: `${spread.marketName}, ${line}`,
  });
  expect(await trader.run('weighBets', { scope: 'selection', target: spread.id })).toMatchObject({ name: `${line}, ${spread.marketName}` });
  for (const scope of ['selection', 'market', 'event']) expect(await weighed(scope, 'nothing')).toMatchObject({ status: 404 });
});
