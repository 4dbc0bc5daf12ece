import { describe, expect, test } from 'vitest';
import { type KeyPress, meaningOf } from '../../sidebar/keyboard';

const press = (key: string, on = 'H1', more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  repeat: false,
  modified: false,
  on,
  ...more,
});

describe('keys of the sidebar', () => {
  test('Enter is the blue button, Esc the way back', () => {
    expect(meaningOf(press('Enter'))).toBe('primary');
    expect(meaningOf(press('Escape'))).toBe('back');
    expect(meaningOf(press('a'))).toBeUndefined();
  });

  test.each(['INPUT', 'SELECT', 'TEXTAREA'])('%s keeps its keys', field => {
    expect(meaningOf(press('Enter', field))).toBeUndefined();
    expect(meaningOf(press('Escape', field))).toBeUndefined();
  });

  test.each(['BUTTON', 'SUMMARY', 'A'])(
    'Enter presses the %s that has the focus, Esc still goes back',
    control => {
      expect(meaningOf(press('Enter', control))).toBeUndefined();
      expect(meaningOf(press('Escape', control))).toBe('back');
    },
  );

  test('a held key and a key with Ctrl, Alt or an input method mean nothing', () => {
    expect(meaningOf(press('Enter', 'H1', { repeat: true }))).toBeUndefined();
    expect(meaningOf(press('Enter', 'H1', { modified: true }))).toBeUndefined();
  });
});
