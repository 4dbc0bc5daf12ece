import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/**', '.build/**', 'node_modules/**', 'coverage/**', 'site/**', 'package/**'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    // The core keeps to plain functions on readonly data.
    files: ['src/**/*.ts', 'sidebar/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'ClassDeclaration', message: 'No classes here.' }],
    },
  },
  {
    files: ['build/site/search.js'],
    languageOptions: { globals: { window: 'readonly', document: 'readonly' } },
  },
  {
    files: ['build/**/*.mjs', 'bench/**/*.mjs', 'cli/**/*.mjs', 'test/**/*.mjs'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', performance: 'readonly' },
    },
  },
);
