// A file of its own in the build: the library does a fifth of a start's work when it is first reached, and so does it in a task of its own.
export { createRoot } from 'react-dom/client';
