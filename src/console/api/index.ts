export { createConsoleClient, type ConsoleClient } from './client.ts';
export { ConsoleProvider, useConsole, useOperator, usePermission, useSession } from './context.tsx';
export { mayRun } from './operations.ts';
export { type Answer, problemsIn, type Refusal } from './refusal.ts';
export { type Answered, type Send, sendByFetch } from './send.ts';
export { type OperationState, useOperation } from './useOperation.ts';
export { type Loaded, useAnswer } from './useAnswer.ts';
