export { topics, type Bus } from './bus.ts';
export { createMemoryBus } from './memoryBus.ts';
export { useMultipartSubscriptions, type MultipartOptions } from './multipart.ts';
export { createRedisBus } from './redisBus.ts';
export { attachSocket, type Connected, type OpenSocket, type SocketExtra, type SocketOptions, type Sockets } from './socket.ts';
export { yogaOperations, type YogaOperationsOptions } from './yogaOperations.ts';
