export function selfTest(): void {}
