/** The version of this program, as package.json has it; each row of the Log says which one wrote it. */
export const VERSION = '0.1.0';
