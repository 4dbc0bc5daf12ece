/** Google asks for what was refused, and ends this run; where it knows no such question, or nothing was refused, nothing happens. */
export function askAgain(): void {
  if (typeof ScriptApp === 'undefined' || typeof ScriptApp.requireAllScopes !== 'function') return;
  ScriptApp.requireAllScopes(ScriptApp.AuthMode.FULL);
}
