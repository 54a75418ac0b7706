import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { createErrorMask } from './errors.ts';
import { badInput, unauthenticated } from '#server/platform/problems.ts';

const error = vi.fn();
const mask = createErrorMask({ error } as unknown as Logger, { newId: () => 'the-id' });

describe('the mask of errors', () => {
  it('lets through what we mean to say, also wrapped', () => {
    for (const meant of [unauthenticated(), badInput('no', ['a']), new GraphQLError('x', { originalError: badInput('y') })])
      expect(mask(meant)).toBe(meant);
    expect(error).not.toHaveBeenCalled();
  });

  it('turns the rest into one sentence and an id, under which the log has it', () => {
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
