import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/table.css';
import Kit from './Kit.svelte';

mount(Kit, { target: document.getElementById('app')! });
