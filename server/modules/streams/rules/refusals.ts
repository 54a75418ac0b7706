import type { LiveStreamErrorCode, LiveStreamRestriction } from '#server/contract/generated/schemaTypes.ts';

/** Why a stream is refused (product §6, §8). */
export type StreamRefusal =
  | { readonly kind: 'error'; readonly code: LiveStreamErrorCode }
  | { readonly kind: 'restriction'; readonly code: LiveStreamRestriction };

export const failed = (code: LiveStreamErrorCode): StreamRefusal => ({ kind: 'error', code });
export const restricted = (code: LiveStreamRestriction): StreamRefusal => ({ kind: 'restriction', code });
