import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ClientOrder, ClientReport } from './broadcastClients.ts';

export const forkClients = (): ChildProcess =>
  fork(fileURLToPath(new URL('./broadcastClients.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });

export function ordered(clients: ChildProcess, order: ClientOrder, kind: ClientReport['kind']): Promise<ClientReport> {
  const answer = answerOf(clients, kind);
  clients.send(order);
  return answer;
}

export function answerOf(clients: ChildProcess, kind: ClientReport['kind']): Promise<ClientReport> {
  return new Promise((resolve, reject) => {
    const listen = (report: ClientReport): void => {
      if (report.kind !== kind) return;
      clients.off('message', listen);
      clients.off('exit', fail);
      resolve(report);
    };
    const fail = (): void => reject(new Error('The clients of the benchmark have ended'));
    clients.on('message', listen).once('exit', fail);
  });
}
