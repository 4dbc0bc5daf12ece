import { make } from './elements';

/** Resolves once a script of the page has run, and rejects with its address where it cannot be had. */
export const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = make('script', { src });
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(src));
    document.head.append(script);
  });
