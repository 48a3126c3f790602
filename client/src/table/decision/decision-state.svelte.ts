/** The state of a decision: what is offered, and what is chosen of it. */

import type { GameStore } from '../../game/game-store.svelte';
import type { Offer } from '../../api/protocol';
import type { Cell } from '../../board/grid';
import { beforeDrawButton } from '../../plugins/registry';
import { groupChoices, variantsOf } from './choice-groups';
import { chosenKind, kindsOf, ofKind } from './choice-kinds';
import {
  choicesOf,
  decisionStep,
  groupByFeature,
  isBeforeDraw,
  MAX_NUMBERED,
  passOffersOf,
  placementAt,
  placementsOf,
  sortGroups,
  unaidedPlacements,
  countPlacesAndChoices,
} from './offers';

export class DecisionState {
  cell = $state.raw<Cell | null>(null);
  hoveredCell = $state.raw<Cell | null>(null);
  /** Degrees clockwise, not wrapped, so that turning follows the direction asked for. */
  spin = $state(0);
  selectedId = $state<string | null>(null);
  highlighted = $state<string | null>(null);
  /** With many spots: the cell whose spots are enlarged. */
  focusCell = $state.raw<Cell | null>(null);

  /** Companion table: a tap acts at once, since undo is free. */
  readonly commitsOnTap;
  /** False if the table has no aids. */
  readonly helpAllowed;
  readonly placements;
  /** All choices: spots, choices, and consents. */
  readonly choices;
  /** Kinds of figures that are chosen before the place. Empty with few. */
  readonly kinds;
  /** The chosen kind. */
  readonly kind;
  /** Choices of this kind, and those without a kind. */
  readonly shownChoices;
  /** One entry for each group of shown choices. */
  readonly choiceGroups;
  /** More spots than numbers. */
  readonly manyChoices;
  /** The rows of the list. With many spots, one for each feature. */
  readonly choiceRows;
  readonly passOffers;
  /** The button of a question before the draw, while the question is closed. */
  readonly beforeDraw;
  /** The number of its choices. */
  readonly beforeDrawCount;
  /** The question before the draw was opened by its button. */
  readonly opened;
  readonly step;
  readonly placement;
  readonly rotation = $derived(((this.spin % 360) + 360) % 360);
  readonly selected;
  /** The group of the picked offer. A single offer if nothing is left to choose. */
  readonly variants;
  readonly busy;
  protected isOpen = $state(false);
  /** The kind that the player wants. */
  wantedKind = $state('');

  constructor(readonly game: GameStore) {
    this.commitsOnTap = $derived(game.table?.options.chance === 'manual');
    this.helpAllowed = $derived(game.table?.options.aids ?? true);
    const button = $derived(isBeforeDraw(game) ? beforeDrawButton(game.decision?.step ?? '') : null);
    this.beforeDraw = $derived(this.isOpen ? null : button);
    this.opened = $derived(this.isOpen && !!button);
    this.beforeDrawCount = $derived(countPlacesAndChoices(game.offers));
    this.step = $derived(this.beforeDraw ? ('begin' as const) : decisionStep(game.offers));
    this.placements = $derived(
      this.step === 'begin'
        ? []
        : (this.helpAllowed ? placementsOf : unaidedPlacements)(game.offers, game.view?.tiles ?? []),
    );
    this.choices = $derived(this.step === 'draw' || this.step === 'begin' ? [] : choicesOf(game.offers));
    this.kinds = $derived(kindsOf(this.choices));
    this.kind = $derived(chosenKind(this.kinds, this.wantedKind));
    this.shownChoices = $derived(ofKind(this.choices, this.kind));
    this.choiceGroups = $derived(sortGroups(groupChoices(this.shownChoices)));
    this.manyChoices = $derived(this.choiceGroups.length > MAX_NUMBERED);
    this.choiceRows = $derived(this.manyChoices ? groupByFeature(this.choiceGroups) : this.choiceGroups);
    this.passOffers = $derived(passOffersOf(game.offers));
    this.placement = $derived(placementAt(this.placements, this.cell));
    this.selected = $derived<Offer | null>(game.offers.find((o) => o.id === this.selectedId) ?? null);
    this.variants = $derived(variantsOf(this.shownChoices, this.selected));
    this.busy = $derived(game.pending !== null);
  }
}
