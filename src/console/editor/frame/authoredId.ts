export const authoredId = (wireId = ''): string => wireId.split('_', 1)[0] ?? wireId;
