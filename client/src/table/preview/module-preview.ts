import type { Component } from 'svelte';
import type { TableModel } from '../table-model.svelte';

/** The effects of a choice. Only rule modules have any, so TableWithModules.svelte brings their component. */
export const modulePreview: { Consequences: Component<{ table: TableModel }> | null } = {
  Consequences: null,
};
