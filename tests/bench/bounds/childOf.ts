import { type ChildProcess, fork } from 'node:child_process';

export type Child = { readonly ask: <A>(question: object) => Promise<A>; readonly end: () => void };

/** Runs a benchmark's module in its own process. Send one request at a time. */
export function childOf(file: string): Child {
  const child: ChildProcess = fork(file, { execArgv: ['--import', 'tsx'] });
  return {
    ask: <A>(question: object) =>
      new Promise<A>((resolve, reject) => {
        const gone = (): void => reject(new Error(`${file} has ended`));
        child.once('message', (answer) => {
          child.off('exit', gone);
          resolve(answer as A);
        });
        child.once('exit', gone);
        child.send(question);
      }),
    end: () => child.kill(),
  };
}
