/** Splits a JSON Pointer (RFC 6901) into unescaped segments. */
export const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

export const stepWords = (step: string): string => (/^\d+$/.test(step) ? String(Number(step) + 1) : step);

/** Turns `secondsPerSlide` into `Seconds per slide`. */
export const titleOf = (name: string): string => {
  const words = name.replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
