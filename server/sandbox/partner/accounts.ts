export const ACCOUNTS: ReadonlyMap<string, string> = new Map([
  ['fan-1', 'Robin Reader'],
  ['fan-2', 'Sam Subscriber'],
]);
