import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createErrorMask } from './errors.ts';
import { badInput, unauthenticated } from '#server/platform/problems.ts';

const error = vi.fn();
const mask = createErrorMask({ error } as unknown as Logger, { newId: () => 'the-id' });

describe('the error mask', () => {
  it('an intended GraphQL error passes through unchanged, wrapped or not', () => {
    for (const meant of [unauthenticated(), badInput('no', ['a']), new GraphQLError('x', { originalError: badInput('y') })])
      expect(mask(meant)).toBe(meant);
    expect(error).not.toHaveBeenCalled();
  });

  it('an unexpected error becomes one sentence with an id that is also logged', () => {
    const fault = new Error('SELECT secret FROM players');
    const masked = mask(new GraphQLError(fault.message, { originalError: fault, path: ['account'] })) as GraphQLError;
    expect(masked.message).toMatch(/^Oops/);
    expect(masked.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR', correlationId: 'the-id' });
    expect(masked.path).toEqual(['account']);
    expect(JSON.stringify(masked)).not.toContain('SELECT');
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ correlationId: 'the-id', error: fault }));
    expect(mask('thrown text')).toBeInstanceOf(GraphQLError);
  });
});
