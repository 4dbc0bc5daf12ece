declare module 'gas-local' {
  export const require: unknown;
}
declare module '@univerjs/preset-sheets-core/locales/en-US';
declare module '*.css';
