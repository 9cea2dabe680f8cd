-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.with_frozen_figures(article uuid, blocks jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  figure record;
  metric public.impact_metrics;
  now_counted bigint;
begin
  if coalesce(jsonb_typeof(blocks), '') <> 'array' then return blocks; end if;
  for figure in select b.block, (b.place - 1)::text as place
    from jsonb_array_elements(blocks) with ordinality as b (block, place) where b.block ->> 'kind' = 'figure'
  loop
    select m.* into metric from public.impact_metrics m where m.id = figure.block ->> 'metric';
    if metric.id is null then
      raise exception 'no public number is called %', figure.block ->> 'metric' using errcode = 'foreign_key_violation';
    end if;
    if figure.block ? 'frozen' and not exists (select from public.article_versions v where v.article_id = article
      and v.content -> 'blocks' @> jsonb_build_array(jsonb_build_object('kind', 'figure', 'metric', metric.id,
        'frozen', figure.block -> 'frozen')))
    then
      select metric.baseline + coalesce(sum(c.amount), 0) into now_counted from public.impact_counts c where c.metric = metric.id;
      -- Without records of this site the number is counted by hand, up to that day.
      blocks := jsonb_set(blocks, array[figure.place, 'frozen'], jsonb_build_object('value', now_counted,
        'on', case when metric.records = '{}' then metric.baseline_on else current_date end));
    end if;
  end loop;
  return blocks;
end $function$;
grant execute on function private.with_frozen_figures(article uuid, blocks jsonb) to function_owner;
