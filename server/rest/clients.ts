/** Public clients: they hold no secret. */
export const CLIENTS: ReadonlySet<string> = new Set(['linemaker-web']);
