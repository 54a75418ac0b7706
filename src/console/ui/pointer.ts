/** Unescaped segments of a JSON Pointer (RFC 6901). */
export const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

export const stepWords = (step: string): string => (/^\d+$/.test(step) ? String(Number(step) + 1) : step);
