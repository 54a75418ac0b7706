import { WebSocket } from 'ws';

export type Churn = { readonly port: number; readonly tokens: readonly string[] };

const AT_ONCE = 20;

async function live(port: number, token: string): Promise<void> {
  const authorization = `Bearer ${token}`;
  const call = (path: string, body: object) =>
    fetch(`http://localhost:${port}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', origin: `http://localhost:${port}` },
      body: JSON.stringify(body),
    });
  const asked = await call('/graphql', { query: '{ account { id balances { version } } betslip { version } }' });
  if (!(await asked.text()).includes('"account"')) throw new Error(`The account is not answered: ${asked.status}`);
  await listen(port, authorization);
  const out = await call('/api/logout', {});
  await out.arrayBuffer();
  if (out.status >= 300) throw new Error(`The logout is answered ${out.status}`);
}

const listen = (port: number, authorization: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://localhost:${port}/graphql`, 'graphql-transport-ws');
    socket.once('error', reject);
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } })));
    socket.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as { readonly type: string };
      if (type === 'connection_ack')
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: 'subscription { betslipUpdates { version } }' } }));
      else socket.close();
    });
    socket.once('close', () => resolve());
  });

process.on('message', ({ port, tokens }: Churn) => {
  const left = [...tokens];
  const worker = async (): Promise<void> => {
    for (let token = left.pop(); token !== undefined; token = left.pop()) await live(port, token);
  };
  Promise.all(Array.from({ length: AT_ONCE }, worker)).then(
    () => process.send?.({ faults: [] }),
    (error: unknown) => process.send?.({ faults: [String(error)] }),
  );
});
