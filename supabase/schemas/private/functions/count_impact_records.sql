-- Generated from the migrations by npm run db:schema. Do not edit.

CREATE OR REPLACE FUNCTION private.count_impact_records()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.count_impact(jsonb_agg(jsonb_build_object('source', a.source, 'state', a.state, 'amount', a.amount)))
      from added a having count(*) > 0;
  elsif tg_op = 'DELETE' then
    perform private.count_impact(jsonb_agg(jsonb_build_object('source', r.source, 'state', r.state, 'amount', -r.amount)))
      from removed r having count(*) > 0;
  else
    perform private.count_impact(jsonb_agg(jsonb_build_object('source', c.source, 'state', c.state, 'amount', c.amount)))
      from (
        select a.source, a.state, a.amount from added a
        union all select r.source, r.state, -r.amount from removed r
      ) as c having count(*) > 0;
  end if;
  return null;
end $function$;
alter function private.count_impact_records() owner to function_owner;
