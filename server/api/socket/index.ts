export { topics, type Bus } from '#server/platform/bus/bus.ts';
export { endMissed, watchSessions, type WatchedSessions } from '#server/platform/bus/watchedSessions.ts';
export { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
export { useMultipartSubscriptions, type MultipartOptions } from './multipart.ts';
export { createRedisBus } from '#server/platform/bus/redisBus.ts';
export { SEATS } from './seats.ts';
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
