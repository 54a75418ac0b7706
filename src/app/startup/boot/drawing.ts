// Separate file, so that react-dom, a fifth of the startup code, runs in its own task.
export { createRoot } from 'react-dom/client';
