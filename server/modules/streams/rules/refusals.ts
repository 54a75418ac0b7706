import type { LiveStreamErrorCode, LiveStreamRestriction } from '#server/contract/generated/schemaTypes.ts';

/** Why somebody may not watch: something about the event or the asking, or something about the one who asks (product §6, §8). */
export type StreamRefusal =
  | { readonly kind: 'error'; readonly code: LiveStreamErrorCode }
  | { readonly kind: 'restriction'; readonly code: LiveStreamRestriction };

export const failed = (code: LiveStreamErrorCode): StreamRefusal => ({ kind: 'error', code });
export const restricted = (code: LiveStreamRestriction): StreamRefusal => ({ kind: 'restriction', code });
