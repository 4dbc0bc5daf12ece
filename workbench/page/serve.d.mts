export interface Served {
  readonly port: number;
  readonly address: string;
  readonly close: () => Promise<unknown>;
}
export function serve(options: {
  readonly page: string;
  readonly dist: string;
  readonly port?: number;
  readonly start?: string;
  readonly docs?: () => Promise<string>;
  readonly samples?: (language: string, name: string) => Promise<string>;
  readonly check?: () => Promise<string>;
}): Promise<Served>;
