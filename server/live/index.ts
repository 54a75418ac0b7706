export { topics, type Bus } from './bus.ts';
export { endUnheard, hearSessions, type HeardSessions } from './heardSessions.ts';
export { createMemoryBus } from './memoryBus.ts';
export { useMultipartSubscriptions, type MultipartOptions } from './multipart.ts';
export { createRedisBus } from './redisBus.ts';
export {
  attachSocket,
  type Connected,
  type Goodbye,
  type OpenSocket,
  SESSION_ENDED,
  type SocketExtra,
  type SocketOptions,
  type Sockets,
} from './socket.ts';
export { yogaOperations, type YogaOperationsOptions } from './yogaOperations.ts';
